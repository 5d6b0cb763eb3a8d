/* In pages of the console under `npm start -- --reload`: reloads them when there is another build than theirs. */

const build = new URL(import.meta.url).searchParams.get("build");
new EventSource("/demo/reload").addEventListener("message", ({ data }) => {
  if (data !== build) location.reload();
});

export {};
