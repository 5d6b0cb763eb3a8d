/** Paths in a square of 24, drawn with a line of 2. */
const paths = {
  archive: "M3 4h18v5H3zM5 9v11h14V9M10 13h4",
  bell: "M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4",
  calendar: "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4",
  check: "M4 12.5l5 5L20 7",
  chevronDown: "M6 9l6 6 6-6",
  chevronLeft: "M15 6l-6 6 6 6",
  chevronRight: "M9 6l6 6-6 6",
  chevronUp: "M6 15l6-6 6 6",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3 2",
  close: "M6 6l12 12M18 6L6 18",
  columns: "M4 5h16v14H4zM10 5v14M15 5v14",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  document: "M6 3h8l4 4v14H6zM14 3v5h4M9 13h6M9 17h6",
  download: "M12 4v11M7 10l5 5 5-5M5 20h14",
  filter: "M4 5h16l-6 8v6l-4-2v-4z",
  folder: "M3 6h7l2 2h9v11H3z",
  gear: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 3v3M12 18v3M3 12h3M18 12h3M6 6l2 2M16 16l2 2M18 6l-2 2M8 16l-2 2",
  home: "M4 11l8-7 8 7v9h-5v-6H9v6H4z",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  grid: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z",
  lock: "M6 11h12v10H6zM8 11V8a4 4 0 0 1 8 0v3",
  menu: "M4 6h16M4 12h16M4 18h16",
  minus: "M5 12h14",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  pause: "M8 5v14M16 5v14",
  people: "M9 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M2 21a7 7 0 0 1 14 0M16 4a4 4 0 0 1 0 8M18 14a7 7 0 0 1 4 7",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4 21a8 8 0 0 1 16 0",
  play: "M7 5l12 7-12 7z",
  plus: "M12 5v14M5 12h14",
  print: "M7 9V3h10v6M7 17H3V9h18v8h-4M7 14h10v7H7z",
  retry: "M4 12a8 8 0 1 0 3-6.2M4 4v5h5",
  search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16 16l5 5",
  share: "M12 15V4M7 8l5-5 5 5M5 13v8h14v-8",
  signature: "M3 17c4-8 7-13 9-12s-5 11-3 12 4-6 6-6 0 5 2 5 2-1 4-2M3 21h18",
  trash: "M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6",
  turn: "M20 12a8 8 0 1 1-3-6.2M20 4v5h-5",
  upload: "M12 15V4M7 9l5-5 5 5M5 20h14",
  warning: "M12 4L2 20h20zM12 10v4M12 17h.01",
  wide: "M3 12h18M7 8l-4 4 4 4M17 8l4 4-4 4",
} as const;

export type IconName = keyof typeof paths;

/** Decoration beside a text, hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
