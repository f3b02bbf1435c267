import { Icon } from '#app/ui/icon.tsx'
import * as styles from '#app/features/landing/landing.module.css'

type MetroSectionProps = {
  name: string
  stations: readonly { name: string; walk: string }[]
  hubs: readonly { name: string; minutes: string; how: string }[]
}

/** Travel times by metro to the hubs of the region. */
export function MetroSection({ name, stations, hubs }: MetroSectionProps) {
  return (
    <section>
      <h2>By metro</h2>
      {stations.length === 0 && (
        <p>No metro station lies within half an hour on foot of the middle of {name}.</p>
      )}
      <ul className={styles.stations}>
        {stations.map((station) => (
          <li key={station.name}>
            <Icon name="train-front" />
            <span>
              {station.name}, <span className="soft">{station.walk}</span>
            </span>
          </li>
        ))}
      </ul>
      {hubs.length > 0 && (
        <>
          <table className={styles.prices}>
            <caption className="visually-hidden">Minutes by metro from {name}</caption>
            <thead>
              <tr>
                <th scope="col">To</th>
                <th scope="col">About</th>
              </tr>
            </thead>
            <tbody>
              {hubs.map((hub) => (
                <tr key={hub.name}>
                  <th scope="row">
                    {hub.name}
                    <span className="soft small"> {hub.how}</span>
                  </th>
                  <td className="number">{hub.minutes}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="soft small">
            Approximate, from the middle of {name}: the walk to the station, the wait, the ride and
            each change, worked out from the distances between stations, not from a timetable.
          </p>
        </>
      )}
    </section>
  )
}
