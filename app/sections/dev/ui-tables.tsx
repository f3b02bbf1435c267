import { useState } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { type Column, type Sort, Table } from '#app/ui/table.tsx'
import { formatPhone } from '#contract/format/phones.ts'
import { tableLimits } from '#contract/limits.ts'

type Lead = { id: string; date: string; name: string; phone: string }

const leads: Lead[] = [
  { id: '1', date: '13 Nov 2026 - 18:20', name: 'Sunita Yadav', phone: '9416012884' },
  { id: '2', date: '12 Nov 2026 - 11:47', name: 'Gurpreet Kaur', phone: '9872055631' },
]

const columns: Column<Lead>[] = [
  {
    key: 'date',
    head: 'Date',
    width: tableLimits.columnWidths.date,
    sortable: true,
    cell: (lead) => lead.date,
  },
  { key: 'name', head: 'Full Name', cell: (lead) => <b>{lead.name}</b> },
  { key: 'phone', head: 'Phone No', cell: (lead) => formatPhone(lead.phone) },
  {
    key: 'action',
    head: 'Action',
    align: 'right',
    cell: (lead) => (
      <ButtonLink to={`tel:+91${lead.phone}`} variant="quiet" small>
        <Icon name="phone" />
        Call
      </ButtonLink>
    ),
  },
]

/** Tables, full and empty, and the pager. */
export function TableSamples() {
  const [sort, setSort] = useState<Sort>({ key: 'date', direction: 'descending' })
  const rows = sort.direction === 'descending' ? leads : leads.toReversed()

  return (
    <section>
      <h2>Tables</h2>
      <Table
        caption="Leads"
        columns={columns}
        rows={rows}
        rowKey={(lead) => lead.id}
        sort={sort}
        onSort={setSort}
      />
      <Pager
        page={2}
        pages={4}
        pageSize={tableLimits.pageSize}
        hrefFor={(page, size) => `?page=${page}&size=${size}`}
      />
      <Table caption="No leads" columns={columns} rows={[]} rowKey={(lead) => lead.id} />
      <Pager
        label="Pages of many"
        page={10}
        pages={40}
        pageSize={25}
        hrefFor={(page, size) => `?page=${page}&size=${size}`}
      />
    </section>
  )
}
