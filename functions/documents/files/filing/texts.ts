import { forbidden, keyed, tooLarge } from "../../../../shared/errors.ts";

export const refusals = keyed({
  bucketStrain: forbidden([
    "Nu aveți acces la acest container.",
    "У вас нет доступа к этому контейнеру.",
    "You do not have access to this container.",
  ]),
  documentAlOrganizatiei: forbidden([
    "Documentul aparține unei organizații: doar administratorii ei îl mută în afara ei sau îi numesc un proprietar.",
    "Документ принадлежит организации: вынести его из неё или назначить владельца могут только её администраторы.",
    "The document belongs to an organization: only its administrators can move it out of the organization or name an owner.",
  ]),
  proprietarStrain: forbidden([
    "Numai membrii containerului pot numi alt proprietar sau emitent.",
    "Указать другого владельца или издателя могут только участники контейнера.",
    "Only members of the container can name another owner or issuer.",
  ]),
  spatiulOrganizatiei: tooLarge([
    "Organizația mai are loc pentru {liber} MB din {limita} MB, iar aici sunt {necesar} MB. Eliminați documente de care nu mai aveți nevoie sau cereți administratorului serviciului mai mult spațiu.",
    "У организации осталось {liber} МБ из {limita} МБ, а здесь {necesar} МБ. Удалите окончательно ненужные документы или попросите администратора сервиса выделить больше места.",
    "The organization has {liber} MB of {limita} MB left, and this needs {necesar} MB. Destroy documents you no longer need or ask the service administrator for more space.",
  ]),
  numarulOrganizatiei: tooLarge([
    "Organizația are deja cele {limita} documente pe care le poate păstra. Eliminați documente de care nu mai aveți nevoie sau cereți administratorului serviciului o limită mai mare.",
    "У организации уже столько документов, сколько разрешено: {limita}. Удалите окончательно ненужные или попросите администратора сервиса повысить предел.",
    "The organization already has the {limita} documents it may keep. Destroy documents you no longer need or ask the service administrator for a higher limit.",
  ]),
  spatiulPersonal: tooLarge([
    "Mai aveți loc pentru {liber} MB din {limita} MB, iar aici sunt {necesar} MB. Eliminați documente de care nu mai aveți nevoie sau cereți administratorului serviciului mai mult spațiu.",
    "У вас осталось {liber} МБ из {limita} МБ, а здесь {necesar} МБ. Удалите окончательно ненужные документы или попросите администратора сервиса выделить больше места.",
    "You have {liber} MB of {limita} MB left, and this needs {necesar} MB. Destroy documents you no longer need or ask the service administrator for more space.",
  ]),
  numarulPersonal: tooLarge([
    "Aveți deja cele {limita} documente pe care le puteți păstra. Eliminați documente de care nu mai aveți nevoie sau cereți administratorului serviciului o limită mai mare.",
    "У вас уже столько документов, сколько разрешено: {limita}. Удалите окончательно ненужные или попросите администратора сервиса повысить предел.",
    "You already have the {limita} documents you may keep. Destroy documents you no longer need or ask the service administrator for a higher limit.",
  ]),
});
