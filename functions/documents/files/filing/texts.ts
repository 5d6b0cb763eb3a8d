import { forbidden, keyed } from "../../../../shared/errors.ts";

export const refusals = keyed({
  bucketStrain: forbidden(["Nu aveți acces la acest container.", "У вас нет доступа к этому контейнеру."]),
  documentAlOrganizatiei: forbidden([
    "Documentul aparține unei organizații: doar administratorii ei îl mută în afara ei sau îi numesc un proprietar.",
    "Документ принадлежит организации: вынести его из неё или назначить владельца могут только её администраторы.",
  ]),
  proprietarStrain: forbidden([
    "Numai membrii containerului pot numi alt proprietar sau emitent.",
    "Указать другого владельца или эмитента могут только участники контейнера.",
  ]),
});
