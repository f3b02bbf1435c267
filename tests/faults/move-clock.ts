import type { SiteUnderFaults } from '#tests/faults/site-under-faults.ts'

/**
 * The site's clock differs from that of its database by so many seconds. Codes and sessions are
 * measured by the database, so that people still get in and stay in.
 */
export async function moveClock(site: SiteUnderFaults, seconds: number) {
  const { as, signIn, newListing, gateway, pid, waitForExit, startAgain, db } = site
  const member = as(await signIn())
  const { spn: listing, id } = await newListing()
  const restart = async (more: Record<string, string>) => {
    process.kill(pid(), 'SIGINT')
    await waitForExit()
    await startAgain(more)
  }
  const script = new URL('./shift-clock.mjs', import.meta.url).href
  await restart({ NODE_OPTIONS: `--import=${script}`, CLOCK_SHIFT_SECONDS: `${seconds}` })

  const visitor = as('seen_splash=1')
  const sent = { loginSign: 'signup', phone_no: `97${String(Date.now()).slice(-8)}` }
  const statuses = {
    page: (await visitor.get('/search/rent?city=delhi')).status,
    property: (await visitor.get(`/property?id=${listing}`)).status,
    session: (await member.post('/api/user', {})).status,
    save: (await member.post('/api/prop/save', { spnInput: listing, save_status: 'true' })).status,
    contact: (await member.post('/api/prop/user/data', { spnInput: listing })).status,
    code: (await visitor.post('/api/otp/s', sent)).status,
    codeArrived: gateway.received.some(({ path }) => path.includes(sent.phone_no)) ? 200 : 0,
  }
  await restart({})
  const again = (await member.post('/api/user', {})).status
  const saved = await db
    .selectFrom('savedListing')
    .select('listingId')
    .where('listingId', '=', id)
    .execute()
  return {
    figure: `${JSON.stringify(statuses)}, after the clock is right again ${again}, saves kept ${saved.length} of 1`,
    isRight:
      saved.length === 1 && [...Object.values(statuses), again].every((status) => status === 200),
  }
}
