import * as units from '#app/ui/units.ts'

const unit: typeof units.rupees = {
  ...units.rupees,
  ask: (min, max) => `Please type an amount from ${min} to ${max}, such as 2,500.`,
}

/** The slider's limits for monthly parking or power backup. */
export const monthSlider = { min: 0, max: 10_000, step: 100, unit }

/** The slider's limits for monthly maintenance, with room for what the owner says. */
export function maintenanceSlider(said: number | null) {
  const max = Math.max(25_000, Math.ceil((said ?? 0) / 500) * 500)
  return { name: 'maintenance', min: 0, max, step: 500, unit }
}
