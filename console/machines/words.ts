import { words } from "../words/words.ts";

export const machineWords = words({
  ro: {
    onlyContainer: (name: string) => `Doar sistemele care depun în ${name}`,
    thisContainer: "containerul ales",
  },
  ru: {
    onlyContainer: (name) => `Только системы, которые подают в ${name}`,
    thisContainer: "выбранный контейнер",
  },
});
