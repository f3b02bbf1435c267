import type { Random } from '#demo/random.ts'

/** First and last names that go together, from the communities that live in and around Delhi. */
const families = [
  {
    weight: 26,
    first:
      'Aarav Aditi Amit Anita Ankit Anjali Deepak Divya Gaurav Isha Karan Kavita Manish Meena Mohit Neha Nikhil Pooja Pradeep Priya Rahul Rekha Rohit Sakshi Sandeep Shreya Sunil Sunita Tarun Usha Vikas Vandana',
    last: 'Sharma Gupta Verma Mishra Tiwari Saxena Srivastava Pandey Bhardwaj Kaushik Rawat Negi Bisht Joshi Tripathi Shukla',
  },
  {
    weight: 18,
    first:
      'Ajay Amarjeet Anil Babita Bimla Dharmender Geeta Hawa Jagbir Jyoti Kuldeep Mukesh Naresh Neelam Parveen Pinki Rajbir Rajesh Ramesh Renu Satbir Satish Sheela Sombir Sonu Suman Surender Sushila Vijay Virender',
    last: 'Sangwan Sheoran Malik Hooda Dahiya Phogat Poonia Yadav Kadian Beniwal Dhankhar Lathwal Nain Redhu Saini Tanwar',
  },
  {
    weight: 14,
    first:
      'Amrit Baljit Daljeet Gurleen Gurpreet Harleen Harpreet Inderjeet Jasleen Jaspal Kiran Kulwant Manjeet Manpreet Navjot Parminder Rajinder Rupinder Simran Sukhdev',
    last: 'Singh Kaur Arora Ahuja Bedi Chadha Dhillon Gill Grover Khurana Kohli Luthra Sandhu Sethi Sodhi Wadhwa',
  },
  {
    weight: 12,
    first:
      'Aamir Aisha Arif Asma Bilal Faizan Farah Farhan Imran Javed Mariam Mohsin Nadeem Nazia Rehana Rizwan Saba Salman Sana Shabana Shahid Tariq Yasmin Zubair',
    last: 'Ahmed Ali Ansari Khan Qureshi Rizvi Saifi Siddiqui Farooqui Hashmi Malik Mirza',
  },
  {
    weight: 11,
    first:
      'Abhishek Ashok Bharti Chirag Dinesh Hemant Kamal Kusum Lalit Mahavir Nidhi Payal Pawan Rachna Ritu Sachin Seema Shubham Sourabh Vibha',
    last: 'Agarwal Bansal Garg Goel Jain Jindal Kansal Mittal Singhal Tayal Bothra Oswal',
  },
  {
    weight: 7,
    first:
      'Ajit Bhim Chandan Dilip Kamla Lata Mahendra Phool Rajkumar Ramkali Savitri Shanti Suresh Umesh Vimla Yogesh',
    last: 'Jatav Kumar Prasad Ram Paswan Valmiki Chauhan Prajapati Kashyap Nagar Gurjar Bhati',
  },
  {
    weight: 7,
    first:
      'Arindam Debjani Ipsita Moumita Rituparna Sourav Subrata Ananth Bhavani Karthik Lakshmi Meenakshi Ramya Suresh Vidya Vinod',
    last: 'Banerjee Bose Chatterjee Das Ghosh Iyer Menon Nair Pillai Rao Reddy Sen',
  },
  {
    weight: 5,
    first:
      'Alvin Anita Clement David Elizabeth George Grace Jacob Joseph Mary Rachel Robin Sangeeta Thomas Lalrin Ngaithoi Tenzin Dolma',
    last: 'Masih Lal Thomas Mathew Das Joseph Bhutia Lama Lepcha Hmar Singh Xavier',
  },
].map(({ weight, first, last }) => ({ weight, first: first.split(' '), last: last.split(' ') }))

const weights = Object.fromEntries(families.map(({ weight }, index) => [`${index}`, weight]))

/** A name as it stands on a doorplate. */
export function personName(random: Random): string {
  const family = families[Number(random.weighted(weights))]!
  return `${random.pick(family.first)} ${random.pick(family.last)}`
}

// Reserved for examples (RFC 2606): a message sent by mistake reaches nobody.
const mailDomains = ['example.com', 'example.org', 'example.net']

export function personEmail(name: string, random: Random): string {
  const words = name.toLowerCase().split(' ')
  const base = random.chance(0.7) ? words.join('.') : `${words[0]}${words[1]?.charAt(0)}`
  const digits = random.chance(0.6) ? `${random.whole(2, 99)}` : ''
  return `${base}${digits}@${random.pick(mailDomains)}`
}
