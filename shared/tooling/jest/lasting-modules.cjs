const INSTALLED = /[\\/]node_modules[\\/]/;
/** Modules of a single test file: itself and test helpers, which may have state. */
const OF_ONE_FILE = /\.test\.[cm]?[jt]sx?$|[\\/](test|testing)[\\/]/;

/** Whether a module stays loaded for the next test file. */
exports.isLasting = function isLasting(file) {
  return INSTALLED.test(file) || !OF_ONE_FILE.test(file);
};

/** The modules of a test file; cached ones are taken from and added to those of its environment. */
exports.LayeredRegistry = class LayeredRegistry extends Map {
  constructor(lasting) {
    super();
    this.lasting = lasting;
  }

  get(file) {
    return super.get(file) ?? this.lasting.get(file);
  }

  has(file) {
    return super.has(file) || this.lasting.has(file);
  }

  set(file, module) {
    if (!exports.isLasting(file)) return super.set(file, module);
    this.lasting.set(file, module);
    return this;
  }

  delete(file) {
    return super.delete(file) || this.lasting.delete(file);
  }
};
