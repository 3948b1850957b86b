/** An evaluation that has ended, as the server answers it. */
export const makeEvaluation = (fields: object = {}) => ({
  id: 'evl_1',
  status: 'completed',
  versionNumber: 2,
  model: 'local/local-1',
  samples: 1,
  memory: false,
  dataset: { id: 'dts_1', version: 3 },
  items: { total: 4, completed: 4, failed: 0 },
  ...fields,
});
