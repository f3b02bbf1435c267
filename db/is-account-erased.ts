/** Whether the database refused a write because the account behind it was erased meanwhile. */
export function isAccountErased(error: unknown): boolean {
  // The code that the triggers of the migration `erased-accounts` raise.
  return error instanceof Error && 'code' in error && error.code === 'ZE001'
}
