import { Link } from "./button.tsx";

export interface SectionsProps {
  label: string;
  sections: readonly { id: string; title: string; href: string }[];
  /** The id of the section that is shown. */
  current: string;
  /** True on a page below the first one of its section. */
  isBelow?: boolean | undefined;
}

/** The lists of an area, above each of them. */
export function Sections({ label, sections, current, isBelow }: SectionsProps) {
  const kind = isBelow ? "true" : "page";
  return (
    <nav className="sections" aria-label={label}>
      <ul>
        {sections.map(({ id, title, href }) => (
          <li key={id}>
            <Link href={href} current={id === current ? kind : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
