import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** Moments without scrolling after which a page counts as looked at: whoever scrolls past a hundred pages asks for none of them. */
const RESTED_MS = 150;

/** The pages inside a box that scrolls, and on either side of what is seen of it: elements with `data-page`. */
export function useNearPages(
  box: RefObject<HTMLElement | null>,
  pages: number,
  first: number,
): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(() => new Set([first, first + 1]));
  useEffect(() => {
    const root = box.current;
    if (!root) return undefined;
    const found = new Set<number>();
    let rest: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) found.add(pageOf(target));
          else found.delete(pageOf(target));
        clearTimeout(rest);
        rest = setTimeout(() => setNear(new Set(found)), RESTED_MS);
      },
      { root, rootMargin: "100%" },
    );
    for (const element of elementsIn(root)) observer.observe(element);
    return () => {
      clearTimeout(rest);
      observer.disconnect();
    };
  }, [box, pages]);
  return near;
}

const elementsIn = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>("[data-page]")];
const pageOf = (element: Element): number => Number(element.getAttribute("data-page"));

/**
 * The page that is looked at, which follows the scrolling of its box, and `goTo`, which scrolls there. `page` is the one of the address,
 * which may change from outside; `onPage` changes it.
 */
export function usePagePosition(
  box: RefObject<HTMLElement | null>,
  { page, onPage }: { page: number; onPage: (page: number) => void },
) {
  const looked = useRef(1);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const goTo = useCallback(
    (wanted: number): void => {
      const root = box.current;
      const element = root?.querySelector<HTMLElement>(`[data-page="${String(wanted)}"]`);
      if (root && element) root.scrollTop = element.offsetTop - root.offsetTop;
      looked.current = wanted;
    },
    [box],
  );
  useEffect(() => {
    if (page !== looked.current) goTo(page);
  }, [page, goTo]);
  useEffect(() => () => clearTimeout(rest.current), []);
  const onScroll = (): void => {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      const seen = box.current && seenIn(box.current);
      if (seen === undefined || seen === null || seen === looked.current) return;
      looked.current = seen;
      onPage(seen);
    }, RESTED_MS);
  };
  return { goTo, onScroll };
}

/** The last page that begins above the middle of the box; the last of all at the end. */
function seenIn(box: HTMLElement): number | undefined {
  const elements = elementsIn(box);
  const isAtEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 1;
  const middle = box.offsetTop + box.scrollTop + box.clientHeight / 2;
  const seen = isAtEnd ? elements.at(-1) : elements.findLast(({ offsetTop }) => offsetTop <= middle);
  return seen && pageOf(seen);
}
