/** Fills fields that 6.7 shows in data stored before the shop kept them. */
export const migrations67 = [
  `UPDATE product SET type = CASE WHEN EXISTS (SELECT 1 FROM product_download d WHERE d.product_id = product.id)
     THEN 'digital' ELSE 'physical' END;
   UPDATE "order" SET
     primary_order_delivery_id = (SELECT id FROM order_delivery WHERE order_id = "order".id ORDER BY created_at LIMIT 1),
     primary_order_transaction_id =
       (SELECT id FROM order_transaction WHERE order_id = "order".id ORDER BY created_at DESC LIMIT 1);`,
] as const;
