import { conflict, keyed } from "../../../shared/errors.ts";

export const refusals = keyed({
  idnoExista: conflict([
    "Există deja o organizație cu acest IDNO.",
    "Организация с таким IDNO уже существует.",
    "There is already an organization with this IDNO.",
  ]),
  proiectExista: conflict([
    "Organizația are deja un proiect cu acest nume.",
    "У организации уже есть проект с таким названием.",
    "The organization already has a project with this name.",
  ]),
  partneridExista: conflict([
    "Identificatorul este al altui partener.",
    "Идентификатор занят другим партнёром.",
    "The identifier belongs to another partner.",
  ]),
});
