export const matrix = `
                            nobody user organizationAdmin operator serviceAdmin machine otherMachine
authenticate.signIn         400    400  400               400      400          400     400
authenticate.readLogin      401    200  200               200      200          401     401
authenticate.renew          401    200  200               200      200          401     401
authenticate.remove         401    204  204               204      204          401     401
account.register            400    400  400               400      400          400     400
account.activate            400    400  400               400      400          400     400
account.readActivationPage  200    200  200               200      200          200     200
account.read                401    200  200               200      200          401     401
account.replace             401    200  200               200      200          401     401
account.changePassword      401    400  400               400      400          401     401
account.requestReset        400    400  400               400      400          400     400
account.readResetPage       200    200  200               200      200          200     200
account.finishReset         400    400  400               400      400          400     400
users.list                  401    403  200               403      200          401     401
users.create                401    403  400               403      201          401     401
users.replaceById           401    403  404               403      200          401     401
users.read                  401    403  404               403      200          401     401
users.replace               401    403  404               403      200          401     401
users.requestReset          401    403  404               403      204          401     401
users.remove                401    403  404               403      204          401     401
publicUsers.list            401    200  200               200      200          401     401
public.sessions.create      400    400  400               400      400          400     400
public.sessions.finish      200    200  200               200      200          200     200
public.sessions.complete    400    400  400               400      400          400     400
citizen.sessions.remove     401    403  403               403      403          401     401
staff.sessions.remove       401    403  403               404      404          401     401
admin.sessions.remove       401    403  403               403      404          401     401
admin.users.list           401    403  403               403      200          401     401
admin.users.read           401    403  403               403      200          401     401
admin.users.create         401    403  403               403      201          401     401
admin.users.replace        401    403  403               403      200          401     401
admin.users.remove          401    403  403               403      202          401     401
`;
