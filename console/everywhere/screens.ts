import { type Area, BASE, type LoadScreen } from "../shell/area.ts";
import type { UseFound } from "../shell/found.ts";
import type { Screen } from "../shell/screen.tsx";
import type { Person } from "../shell/session.ts";

/** A screen whose address has no parameter, so that it can be opened by its title. */
export interface FoundScreen {
  area: Area;
  href: string;
  useFound: UseFound;
}

const loaded = new Map<LoadScreen, Promise<Screen>>();

/** A file is asked for again if it did not come. */
function load(from: LoadScreen): Promise<Screen> {
  const known = loaded.get(from);
  if (known) return known;
  const screen = from().then((file) => file.default);
  loaded.set(from, screen);
  screen.catch(() => loaded.delete(from));
  return screen;
}

/** The screens of the areas that a person sees. One that two addresses have is found at the first. */
export async function screensFor(areas: readonly Area[], person: Person): Promise<readonly FoundScreen[]> {
  const addressed = areas
    .filter(({ isShown }) => isShown(person))
    .flatMap((area) =>
      Object.entries(area.screens)
        .filter(([path]) => !path.includes("$"))
        .map(([path, from]) => ({ area, href: BASE + area.path + (path === "/" ? "" : path), from })),
    );
  const screens = await Promise.allSettled(addressed.map(({ from }) => load(from)));
  const seen = new Set<Screen>();
  return addressed.flatMap(({ area, href }, at) => {
    const screen = screens[at];
    if (screen?.status !== "fulfilled" || seen.has(screen.value)) return [];
    seen.add(screen.value);
    const { useFound } = screen.value;
    return useFound ? [{ area, href, useFound }] : [];
  });
}
