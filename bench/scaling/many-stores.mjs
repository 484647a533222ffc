// Stores near those of the seed, for measurements with many.
const mostDegrees = 0.05;

/** Rows in one statement; each row has 26 parameters. */
const rowsAtOnce = 1_000;

/** A copy of a store with numbers and a position of its own. */
const neighbourOf = (store, copy, times) => {
  const mark = String(copy).padStart(2, '0');
  const away = (mostDegrees * copy) / times;
  const [short, long] = store.store_number.split('-');
  return {
    ...store,
    store_number: `${short}${mark}-${long}${mark}`,
    short_number: `${store.short_number}${mark}`,
    lat: store.lat + away * Math.sin(copy * 2.4),
    lng: store.lng + away * Math.cos(copy * 2.4),
    hours: JSON.stringify(store.hours),
  };
};
/** Adds `times - 1` copies of each store; returns the number of stores. */
export const multiplyStores = async (store, times) => {
  const { db, close } = await store.open();
  const stores = await db.selectFrom('store').selectAll().execute();
  const added = stores.flatMap((one) =>
    Array.from({ length: times - 1 }, (_, at) => neighbourOf(one, at + 1, times)),
  );
  for (let from = 0; from < added.length; from += rowsAtOnce)
    await db
      .insertInto('store')
      .values(added.slice(from, from + rowsAtOnce))
      .execute();
  await close();
  return stores.length + added.length;
};
