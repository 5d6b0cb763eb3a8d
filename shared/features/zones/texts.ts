import { forbidden, keyed } from "../../errors.ts";

export const refusals = keyed({
  altaZona: forbidden({
    ro: "Autentificarea dumneavoastră este pentru altă zonă.",
    ru: "Ваш вход выполнен для другой зоны.",
  }),
});
