import { forbidden, keyed } from "../../../../shared/errors.ts";

export const refusals = keyed({
  bucketStrain: forbidden({
    ro: "Nu aveți acces la acest container.",
    ru: "У вас нет доступа к этому контейнеру.",
  }),
  documentAlOrganizatiei: forbidden({
    ro: "Documentul aparține unei organizații: doar administratorii ei îl mută în afara ei sau îi numesc un proprietar.",
    ru: "Документ принадлежит организации: вынести его из неё или назначить владельца могут только её администраторы.",
  }),
  proprietarStrain: forbidden({
    ro: "Numai membrii containerului pot numi alt proprietar sau emitent.",
    ru: "Указать другого владельца или эмитента могут только участники контейнера.",
  }),
});
