export const matrix = `
                            nobody user staff serviceAdmin system otherSystem
authenticate.signIn         400    400  400   400          400    400
authenticate.readLogin      401    200  200   200          401    401
authenticate.renew          401    200  200   200          401    401
authenticate.remove         401    204  204   204          401    401
authenticate.finish         400    400  400   400          400    400
signInChallenges.create     401    409  409   409          401    401
factors.read                401    200  200   200          401    401
factors.create              401    400  400   400          401    401
factors.finish              401    400  400   400          401    401
factors.patch               401    400  400   400          401    401
factors.remove              401    404  404   404          401    401
recoveryCodes.replace       401    409  409   409          401    401
account.register            400    400  400   400          400    400
account.activate            400    400  400   400          400    400
account.readActivationPage  200    200  200   200          200    200
account.read                401    200  200   200          401    401
account.replace             401    200  200   200          401    401
account.changePassword      401    400  400   400          401    401
account.requestReset        400    400  400   400          400    400
account.readResetPage       200    200  200   200          200    200
account.finishReset         400    400  400   400          400    400
users.list                  401    403  403   200          401    401
users.create                401    403  403   201          401    401
users.replaceById           401    403  403   200          401    401
users.read                  401    403  403   200          401    401
users.replace               401    403  403   200          401    401
users.requestReset          401    403  403   204          401    401
users.remove                401    403  403   204          401    401
users.revokeFactors          401    403  403   409          401    401
publicUsers.list            401    200  200   200          401    401
public.sessions.create      400    400  400   400          400    400
public.sessions.finish      200    200  200   200          200    200
public.sessions.complete    400    400  400   400          400    400
staff.sessions.remove       401    403  404   404          403    403
admin.sessions.remove       401    403  403   404          403    403
`;
