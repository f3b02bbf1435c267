import type { AdminView } from '#app/features/admin-home/admin-view.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import * as texts from '#contract/texts/staff.ts'
import * as styles from '#app/features/admin-home/team-today.module.css'

/** Today's decisions by person; staff who may not see the others' see only their own. */
export function TeamToday({ team }: Pick<AdminView, 'team'>) {
  return (
    <section aria-labelledby="team">
      <h2 id="team">
        Team <span>decisions today</span>
        <TextLink to="/admin/decisions">By week</TextLink>
      </h2>
      {team.length === 0 ? (
        <p className={styles.none}>{texts.nobodyDecided}</p>
      ) : (
        <table className={styles.team}>
          <thead>
            <tr>
              <th scope="col">Person</th>
              <th scope="col">Decided</th>
              <th scope="col">Median wait</th>
              <th scope="col">Sent back</th>
            </tr>
          </thead>
          <tbody>
            {team.map(({ key, name, decided, median, isLate, sentBack }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{decided}</td>
                <td data-bad={isLate || undefined}>{median || '–'}</td>
                <td>{sentBack}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
