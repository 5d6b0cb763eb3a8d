export const matrix = `
                            nobody user operator serviceAdmin
authenticate.signIn         400    400  400      400
authenticate.readLogin      401    200  200      200
account.register            400    400  400      400
account.activate            400    400  400      400
account.readActivationPage  200    200  200      200
account.read                401    200  200      200
account.replace             401    200  200      200
account.changePassword      401    400  400      400
account.requestReset        400    400  400      400
account.readResetPage       200    200  200      200
account.finishReset         400    400  400      400
users.list                  401    403  403      200
users.create                401    403  403      201
users.replaceById           401    403  403      200
users.read                  401    403  403      200
users.replace               401    403  403      200
users.requestReset          401    403  403      204
users.remove                401    403  403      204
publicUsers.list            401    200  200      200
`;
