import type { Sheet } from '../draw-sheet.ts';

export const resume: Sheet = {
  expected: {
    fullName: 'Marta Lindqvist',
    email: 'marta.lindqvist@mail.example',
    phone: '+46 8 555 0173',
    address: 'Storgatan 12, 114 51 Stockholm',
    workExperience: [
      { jobTitle: 'Data Engineer', employer: 'Solvik Energy AB', startYear: 2021, endYear: null },
      { jobTitle: 'Software Developer', employer: 'Bryggan Media AB', startYear: 2017, endYear: 2021 },
    ],
    education: [
      { degree: 'MSc Computer Science', institution: 'Uppsala University', year: 2017 },
      { degree: 'BSc Mathematics', institution: 'Lund University', year: 2015 },
    ],
    skills: ['SQL', 'Python', 'Kubernetes'],
    languages: ['Swedish', 'English', 'German'],
  },
  blocks: [
    { title: 'Résumé' },
    {
      pairs: [
        ['Name', 'Marta Lindqvist'],
        ['Email', 'marta.lindqvist@mail.example'],
        ['Phone', '+46 8 555 0173'],
        ['Address', 'Storgatan 12, 114 51 Stockholm'],
      ],
    },
    { heading: 'Education' },
    {
      table: {
        columns: [
          { title: 'Degree', width: 0.4 },
          { title: 'Institution', width: 0.4 },
          { title: 'Year', width: 0.2 },
        ],
        rows: [
          ['MSc Computer Science', 'Uppsala University', '2017'],
          ['BSc Mathematics', 'Lund University', '2015'],
        ],
      },
    },
    {
      pairs: [
        ['Skills', 'SQL, Python, Kubernetes'],
        ['Languages', 'Swedish, English, German'],
      ],
    },
    { heading: 'Work experience' },
    {
      table: {
        columns: [
          { title: 'Job title', width: 0.28 },
          { title: 'Employer', width: 0.28 },
          { title: 'Start year', width: 0.22 },
          { title: 'End year', width: 0.22 },
        ],
        rows: [
          ['Data Engineer', 'Solvik Energy AB', '2021', 'present'],
          ['Software Developer', 'Bryggan Media AB', '2017', '2021'],
        ],
      },
    },
  ],
};
