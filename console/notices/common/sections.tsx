import { Link } from "../../kit/button.tsx";

export interface Section {
  href: string;
  title: string;
}

/** The lists of an area, above each of them. */
export function Sections({
  label,
  sections,
  current,
}: {
  label: string;
  sections: readonly Section[];
  current: string;
}) {
  return (
    <nav className="notice-sections" aria-label={label}>
      <ul>
        {sections.map(({ href, title }) => (
          <li key={href}>
            <Link href={href} current={href === current ? "page" : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
