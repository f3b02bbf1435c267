/** The whole environment of the server's programs, so that none of ours changes how they work. */
export const serverEnv = { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', LC_MESSAGES: 'C' }
