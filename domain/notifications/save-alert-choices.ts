import type { AlertChoice } from '#contract/options/alert-choices.ts'
import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

/** By which channels the viewer is not to be told of which topics; the inbox has everything. */
export async function saveAlertChoices(db: Db, viewer: Viewer, muted: AlertChoice[]) {
  await db.updateTable('appUser').set({ mutedAlerts: muted }).where('id', '=', viewer.id).execute()
}
