import { apiKey } from '#app/api-client.ts'

/** Puts a listing on the viewer's list or takes it off; false when that failed. */
export async function saveListing(spn: string, wanted: boolean): Promise<boolean> {
  try {
    const response = await fetch('/api/prop/save', {
      method: 'POST',
      headers: apiKey(),
      body: new URLSearchParams({ spnInput: spn, save_status: String(wanted) }),
    })
    const { result_code } = (await response.json()) as { result_code?: number }
    return result_code === 1
  } catch {
    return false
  }
}
