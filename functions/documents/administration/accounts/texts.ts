import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";

export const contract: ContractTexts = {
  tags: {
    "app-users": [
      "Oamenii care folosesc documente",
      "Люди, работающие с документами",
      "The people who work with documents",
    ],
  },
  operations: {
    "app-users.list": [
      "Administratorul serviciului vede pe toți, ceilalți oamenii organizației lor, cine nu are una doar pe sine.",
      "Администратор сервиса видит всех, остальные — людей своей организации, без организации — только себя.",
      "A service administrator sees all, others the people of their organization, who has none only themselves.",
    ],
    "app-users.create": [
      "Același cont ca la `/api/admin/users`, cu aceleași reguli. Persoana primește prin e-mail o cheie pentru a-și alege parola.",
      "Та же учётная запись, что и в `/api/admin/users`, с теми же правилами. Человек получает по e-mail ключ для выбора пароля.",
      "The same account as in `/api/admin/users`, by the same rules. The person gets a key by mail to choose a password.",
    ],
    "app-users.remove": [
      "Șterge contul, cu apartenențele lui; ultimul administrator al serviciului nu se șterge: 409.",
      "Удаляет учётную запись с её членством; последний администратор сервиса не удаляется: 409.",
      "Removes the account and its memberships; the last service administrator is not removed: 409.",
    ],
  },
  properties: {
    rolIds: ["Rolurile", "Роли", "Roles"],
    prenume: ["Prenumele", "Имя", "First name"],
    nume: ["Numele de familie", "Фамилия", "Last name"],
    operator: ["Este operator", "Оператор", "Whether they are an operator"],
  },
};

export const matrix = `
                            nobody stranger reader operator owner bucketAdmin orgAdmin foreignAdmin serviceAdmin machine otherMachine writeMachine linkHolder
authenticate.signIn         400    400      400    400      400   400         400      400          400          400     400          400          400
authenticate.readLogin      401    200      200    200      200   200         200      200          200          401     401          401          401
authenticate.renew          401    200      200    200      200   200         200      200          200          401     401          401          401
authenticate.remove         401    204      204    204      204   204         204      204          204          401     401          401          401
authenticate.finish         400    400      400    400      400   400         400      400          400          400     400          400          400
passkeyChallenges.create    201    201      201    201      201   201         201      201          201          201     201          201          201
signInChallenges.create     401    409      409    409      409   409         409      409          409          401     401          401          401
factors.read                401    200      200    200      200   200         200      200          200          401     401          401          401
factors.create              401    400      400    400      400   400         400      400          400          401     401          401          401
factors.finish              401    404      404    404      404   404         404      404          404          401     401          401          401
factors.patch               401    400      400    400      400   400         400      400          400          401     401          401          401
factors.remove              401    404      404    404      404   404         404      404          404          401     401          401          401
recoveryCodes.replace       401    409      409    409      409   409         409      409          409          401     401          401          401
signIns.read                401    200      200    200      200   200         200      200          200          403     403          403          401
signIns.removeCurrent       401    404      404    404      404   404         404      404          404          403     403          403          401
signIns.revoke              401    404      404    404      404   404         404      404          404          403     403          403          401
signIns.revokeOthers        401    404      404    404      404   404         404      404          404          403     403          403          401
account.register            400    400      400    400      400   400         400      400          400          400     400          400          400
account.activate            400    400      400    400      400   400         400      400          400          400     400          400          400
account.readActivationPage  200    200      200    200      200   200         200      200          200          200     200          200          200
account.read                401    200      200    200      200   200         200      200          200          401     401          401          401
account.replace             401    200      200    200      200   200         200      200          200          401     401          401          401
account.changePassword      401    400      400    400      400   400         400      400          400          401     401          401          401
account.requestReset        400    400      400    400      400   400         400      400          400          400     400          400          400
account.readResetPage       200    200      200    200      200   200         200      200          200          200     200          200          200
account.finishReset         400    400      400    400      400   400         400      400          400          400     400          400          400
users.list                  401    403      403    403      403   403         200      200          200          401     401          401          401
users.create                401    403      403    403      403   403         201      201          201          401     401          401          401
users.replaceById           401    403      403    403      403   403         200      404          200          401     401          401          401
users.read                  401    403      403    403      403   403         200      404          200          401     401          401          401
users.replace               401    403      403    403      403   403         200      404          200          401     401          401          401
users.requestReset          401    403      403    403      403   403         204      404          204          401     401          401          401
users.remove                401    403      403    403      403   403         204      404          204          401     401          401          401
users.revokeFactors          401    403      403    403      403   403         409      404          409          401     401          401          401
app-users.list              401    200      200    200      200   200         200      200          200          401     401          401          401
app-users.count             401    200      200    200      200   200         200      200          200          401     401          401          401
app-users.read              401    404      404    200      200   200         200      404          200          401     401          401          401
app-users.create            401    403      403    403      403   403         201      201          201          401     401          401          401
app-users.replace           401    403      403    403      403   403         200      404          200          401     401          401          401
app-users.patch             401    403      403    403      403   403         200      404          200          401     401          401          401
app-users.remove            401    403      403    403      403   403         204      404          204          401     401          401          401
admin.users.list            401    403      403    403      403   403         200      200          200          403     403          403          401
admin.users.create          401    403      403    403      403   403         201      201          201          403     403          403          401
admin.users.read            401    403      403    403      403   403         200      404          200          403     403          403          401
admin.users.replace         401    403      403    403      403   403         200      404          200          403     403          403          401
admin.users.remove          401    403      403    403      403   403         202      404          202          403     403          403          401
public.sessions.create      400    400      400    400      400   400         400      400          400          400     400          400          400
public.sessions.finish      200    200      200    200      200   200         200      200          200          200     200          200          200
public.sessions.complete    400    400      400    400      400   400         400      400          400          400     400          400          400
citizen.sessions.remove     401    403      403    403      403   403         403      403          403          403     403          403          401
citizen.sessions.list       401    403      403    403      403   403         403      403          403          403     403          403          401
citizen.sessions.revoke     401    403      403    403      403   403         403      403          403          403     403          403          401
citizen.sessions.revokeOthers 401  403      403    403      403   403         403      403          403          403     403          403          401
staff.sessions.remove       401    403      403    403      403   403         404      404          404          403     403          403          401
admin.sessions.remove       401    403      403    403      403   403         404      404          404          403     403          403          401
`;
