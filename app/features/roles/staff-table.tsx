import { Button } from '#app/ui/button.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { formatPhone } from '#contract/format/phones.ts'
import { roles } from '#contract/options/roles.ts'

export type StaffRow = {
  id: string
  name: string
  phone: string
  role: (typeof roles.values)[number]
  isThis: boolean
}

type StaffTableProps = { staff: readonly StaffRow[]; onPick: (person: StaffRow) => void }

/** Everybody who may open the staff pages. */
export function StaffTable({ staff, onPick }: StaffTableProps) {
  return <Table caption="Staff" columns={columns(onPick)} rows={staff} rowKey={({ id }) => id} />
}

function columns(onPick: (person: StaffRow) => void): Column<StaffRow>[] {
  return [
    { key: 'name', head: 'Full Name', cell: ({ name }) => <b>{name}</b> },
    {
      key: 'phone',
      head: 'Phone No',
      cell: ({ phone }) => <span className="number">{formatPhone(phone)}</span>,
    },
    { key: 'role', head: 'Role', cell: ({ role }) => roles.labels[role] },
    {
      key: 'action',
      head: 'Action',
      align: 'right',
      cell: (person) =>
        person.isThis ? (
          <span className="soft">You</span>
        ) : (
          <Button
            small
            variant="quiet"
            aria-label={`Change the role of ${person.name}`}
            onClick={() => onPick(person)}
          >
            Change
          </Button>
        ),
    },
  ]
}
