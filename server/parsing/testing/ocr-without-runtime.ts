/** The OCR process on a system for which the library that runs the models has no build. */
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'onnxruntime-node')
      throw new Error("Cannot find module '../bin/napi-v6/linux/riscv64/onnxruntime_binding.node'");
    return next(specifier, context);
  },
});
await import('../ocr/ocr-child.ts');
