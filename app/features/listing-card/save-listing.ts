import { call } from '#app/api-client.ts'

/** Puts a listing on the viewer's list or takes it off; false when that failed. */
export async function saveListing(spn: string, wanted: boolean): Promise<boolean> {
  const { ok } = await call('/api/prop/save', { spnInput: spn, save_status: wanted })
  return ok
}
