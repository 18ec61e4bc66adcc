/** A record whose parts are watched one by one: who reads `note` hears when `note` changes, and of nothing else. */
export function watched<T extends object>(record: T): T {
  const copy = {} as T;
  for (const key of Object.keys(record) as (keyof T)[]) {
    let part = $state.raw(record[key]);
    Object.defineProperty(copy, key, {
      enumerable: true,
      get: () => part,
      set: (value: T[typeof key]) => (part = value),
    });
  }
  return copy;
}
