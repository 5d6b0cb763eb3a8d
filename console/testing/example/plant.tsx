import { PageTitle } from "../../shell/page-title.tsx";
import { type ScreenProps, screen } from "../../shell/screen.tsx";
import { plants } from "./plants.ts";

function PlantPage({ params }: ScreenProps<"id", object>) {
  const plant = plants.find(({ id }) => id === params.id);
  if (!plant) throw new Error("No such plant");
  return <PageTitle>{plant.name}</PageTitle>;
}

export default screen({ params: ["id"], search: () => ({}), page: PlantPage });
