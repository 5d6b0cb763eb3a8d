import axe from "axe-core";

/** The findings of axe as `rule: element`. Colours need a browser, so the walk in Chromium checks them. */
export async function findingsOf(element: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
