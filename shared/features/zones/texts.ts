import type { Texts } from "../../texts.ts";

export const refusals: Texts = {
  altaZona: {
    ro: "Autentificarea dumneavoastră este pentru altă zonă.",
    ru: "Ваш вход выполнен для другой зоны.",
  },
};
