export const matrix = `
                  nobody user operator serviceAdmin machine otherMachine
admin.jobs.list   401    403  403      200          401     401
admin.jobs.retry  401    403  403      200          401     401
`;
