/** Initial messages of the generated pages. The feature's prefix is added to the ids. */
export const featureMessages = {
  list: ({ title, titleFr }) => ({
    'en-US': {
      title,
      lead: 'What you add here stays on this device.',
      newEntry: 'Something to add',
      add: 'Add',
      entries: 'What you added',
      none: 'Nothing here yet.',
      remove: 'Remove {entry}',
    },
    'fr-CA': {
      title: titleFr,
      lead: 'Ce que vous ajoutez ici reste sur cet appareil.',
      newEntry: 'Quelque chose à ajouter',
      add: 'Ajouter',
      entries: 'Ce que vous avez ajouté',
      none: 'Rien ici pour le moment.',
      remove: 'Retirer {entry}',
    },
  }),
  plain: ({ title, titleFr }) => ({
    'en-US': { title, lead: 'Say here in a sentence what this page is for.' },
    'fr-CA': { title: titleFr, lead: 'Dites ici en une phrase à quoi sert cette page.' },
  }),
};
