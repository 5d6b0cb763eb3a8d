/** System facts for the pages: people, services, ports, limits and texts. */
export const facts = await (await fetch("/site/facts.json")).json();
