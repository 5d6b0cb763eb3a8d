import { Link } from "./button.tsx";

export interface SectionsProps {
  label: string;
  sections: readonly { id: string; title: string; href: string }[];
  /** The id of the section that is shown. */
  current: string;
}

/** The lists of an area, above each of them. */
export function Sections({ label, sections, current }: SectionsProps) {
  return (
    <nav className="sections" aria-label={label}>
      <ul>
        {sections.map(({ id, title, href }) => (
          <li key={id}>
            <Link href={href} current={id === current ? "page" : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
