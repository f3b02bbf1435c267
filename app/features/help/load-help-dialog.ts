/** Fetches the dialog's code; the browser keeps it, so that asking twice costs nothing. */
export async function loadHelpDialog() {
  const { HelpDialog } = await import('#app/features/help/help-dialog.tsx')
  return HelpDialog
}
