import { forbidden, keyed } from "../../errors.ts";

export const refusals = keyed({
  altaZona: forbidden([
    "Autentificarea dumneavoastră este pentru altă zonă.",
    "Ваш вход выполнен для другой зоны.",
    "Your sign-in is for another zone.",
  ]),
});
