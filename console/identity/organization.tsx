import { Link } from "../kit/button.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { useWords } from "../words/words.ts";
import { BASE } from "./calls.ts";
import { OrganizationPage } from "./organization-page.tsx";
import { type StatusSearch, statusSearch } from "./parts.tsx";
import { identityWords } from "./words.ts";

function OrganizationScreen({ params, ...place }: ScreenProps<"id", StatusSearch>) {
  const text = useWords(identityWords);
  return (
    <>
      <Link href={BASE} icon="chevronLeft">
        {text.back.organizations}
      </Link>
      <OrganizationPage id={Number(params.id)} {...place} />
    </>
  );
}

export default screen({ params: ["id"], search: statusSearch, page: OrganizationScreen });
