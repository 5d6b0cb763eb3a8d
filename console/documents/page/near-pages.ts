import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

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

interface PagePosition {
  page: number;
  onPage: (page: number) => void;
  /** Another one when the pages take another place or size: what was looked at then stays in the middle. */
  shape: string;
}

/**
 * The page that is looked at, which follows the scrolling of its box, and `goTo`, which scrolls there. `page` is the one of the address,
 * which may change from outside; `onPage` changes it.
 */
export function usePagePosition(box: RefObject<HTMLElement | null>, { page, onPage, shape }: PagePosition) {
  const looked = useRef(1);
  const middle = useRef<Middle>(undefined);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const goTo = useCallback(
    (wanted: number): void => {
      const root = box.current;
      const element = root?.querySelector<HTMLElement>(`[data-page="${String(wanted)}"]`);
      if (root && element) root.scrollTop = element.offsetTop - root.offsetTop;
      looked.current = wanted;
      middle.current = root ? middleOf(root) : undefined;
    },
    [box],
  );
  useLayoutEffect(() => {
    if (box.current && middle.current) showInMiddle(box.current, middle.current);
  }, [box, shape]);
  useEffect(() => {
    if (page !== looked.current) goTo(page);
  }, [page, goTo]);
  useEffect(() => () => clearTimeout(rest.current), []);
  const onScroll = (): void => {
    middle.current = box.current ? middleOf(box.current) : undefined;
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      const element = box.current ? seenIn(box.current) : undefined;
      const seen = element && pageOf(element);
      if (seen === undefined || seen === looked.current) return;
      looked.current = seen;
      onPage(seen);
    }, RESTED_MS);
  };
  return { goTo, onScroll };
}

/** The last page that begins above the middle of the box; the last of all at the end of a box that scrolls. */
function seenIn(box: HTMLElement): HTMLElement | undefined {
  const elements = elementsIn(box);
  const isAtEnd = box.scrollTop > 0 && box.scrollTop + box.clientHeight >= box.scrollHeight - 1;
  const middle = box.offsetTop + box.scrollTop + box.clientHeight / 2;
  return isAtEnd ? elements.at(-1) : elements.findLast(({ offsetTop }) => offsetTop <= middle);
}

/** The part of a page that stands in the middle of the box, in shares of its height and of the whole width. */
interface Middle {
  element: HTMLElement;
  down: number;
  across: number;
}

function middleOf(box: HTMLElement): Middle | undefined {
  const element = seenIn(box);
  if (!element) return undefined;
  const below = box.offsetTop + box.scrollTop + box.clientHeight / 2 - element.offsetTop;
  return {
    element,
    down: Math.min(Math.max(below / element.offsetHeight, 0), 1),
    across: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
  };
}

function showInMiddle(box: HTMLElement, { element, down, across }: Middle): void {
  const top = element.offsetTop + down * element.offsetHeight - box.offsetTop;
  box.scrollTop = top - box.clientHeight / 2;
  box.scrollLeft = across * box.scrollWidth - box.clientWidth / 2;
}
