import { PageTitle } from "../../shell/page-title.tsx";
import { type ScreenProps, screen } from "../../shell/screen.tsx";
import { plants } from "./plants.ts";

function PlantPage({ params }: ScreenProps<"id" | "part?", object>) {
  const plant = plants.find(({ id }) => id === params.id);
  if (!plant) throw new Error("No such plant");
  return <PageTitle>{params.part ? `${plant.name}: ${params.part}` : plant.name}</PageTitle>;
}

export default screen({ params: ["id", "part?"], search: () => ({}), page: PlantPage });
