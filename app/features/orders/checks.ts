import type { DataCheck } from '#app/platform/db/data-check.ts'

/** Invariants of the data; each query returns the rows that violate it. */
export const ordersChecks: readonly DataCheck[] = [
  {
    name: 'what is held of a shipment of an order is what was paid for it, less what went back, until it is released',
    slicedBy: 'shipment',
    sql: `SELECT p.id, held.minor AS held_minor FROM order_parts p JOIN orders o ON o.id = p.order_id
            LEFT JOIN (SELECT t.subject, -sum(l.amount_minor) AS minor
                         FROM ledger_transfers t JOIN ledger_postings l ON l.transfer_id = t.id JOIN ledger_accounts a ON a.id = l.account_id
                        WHERE t.subject LIKE 'order-part:%' AND a.code LIKE 'liability:seller-held:%' GROUP BY t.subject
                      ) held ON held.subject = 'order-part:' || p.id
            LEFT JOIN (SELECT part_id, sum(amount_minor) AS minor FROM order_refunds GROUP BY part_id) back ON back.part_id = p.id
           WHERE coalesce(held.minor, 0) <> CASE WHEN o.paid_at IS NULL OR p.released_at IS NOT NULL THEN 0
                   ELSE p.goods_minor + p.delivery_minor - coalesce(back.minor, 0) END`,
  },
  {
    name: 'of a paid shipment that is cancelled or returned everything went back, or the rest was released',
    slicedBy: 'shipment',
    sql: `SELECT p.id FROM order_parts p JOIN orders o ON o.id = p.order_id LEFT JOIN order_refunds r ON r.part_id = p.id
           WHERE p.state IN ('cancelled', 'returned') AND o.paid_at IS NOT NULL AND p.released_at IS NULL
           GROUP BY p.id, p.goods_minor, p.delivery_minor
          HAVING coalesce(sum(r.amount_minor), 0) <> p.goods_minor + p.delivery_minor`,
  },
  {
    name: 'every shipment of a paid order was booked once, and no other shipment was',
    slicedBy: 'shipment',
    sql: `SELECT p.id FROM order_parts p JOIN orders o ON o.id = p.order_id
            LEFT JOIN ledger_transfers t ON t.subject = 'order-part:' || p.id AND t.kind = 'order'
           GROUP BY p.id, o.paid_at HAVING count(t.id) <> CASE WHEN o.paid_at IS NULL THEN 0 ELSE 1 END`,
  },
  {
    name: 'the refunds of a shipment are never more than it cost, and nothing goes back of what was not paid',
    slicedBy: 'shipment',
    sql: `SELECT p.id FROM order_parts p JOIN orders o ON o.id = p.order_id JOIN order_refunds r ON r.part_id = p.id
           GROUP BY p.id, p.goods_minor, p.delivery_minor, o.paid_at
          HAVING o.paid_at IS NULL OR sum(r.amount_minor) > p.goods_minor + p.delivery_minor`,
  },
  {
    name: 'a shipment costs the sum of its lines',
    slicedBy: 'shipment',
    sql: `SELECT p.id FROM order_parts p LEFT JOIN order_lines l ON l.part_id = p.id
           GROUP BY p.id, p.goods_minor HAVING coalesce(sum(l.price_minor * l.quantity), 0) <> p.goods_minor`,
  },
  {
    name: 'an order is paid by exactly what its shipments cost, and its shipments are paid with it',
    slicedBy: 'order',
    sql: `SELECT o.id FROM orders o JOIN order_parts p ON p.order_id = o.id LEFT JOIN payments m ON m.id = o.payment_id
           GROUP BY o.id, o.paid_at, m.id
          HAVING o.paid_at IS NOT NULL AND (m.amount_minor <> sum(p.goods_minor + p.delivery_minor) OR m.subject_id <> o.id
                   OR m.state NOT IN ('captured', 'refunded') OR bool_or(p.state IN ('reserved', 'lapsed')))
              OR o.paid_at IS NULL AND bool_or(p.state NOT IN ('reserved', 'lapsed', 'cancelled'))`,
  },
  {
    name: 'every captured payment of an order has paid it, or goes back whole',
    slicedBy: 'payment',
    sql: `SELECT m.id FROM payments m LEFT JOIN orders o ON o.id = m.subject_id AND o.payment_id = m.id
            LEFT JOIN (SELECT payment_id, sum(amount_minor) AS minor FROM refunds GROUP BY payment_id) back ON back.payment_id = m.id
           WHERE m.purpose = 'order' AND m.state IN ('captured', 'refunded')
             AND o.id IS NULL AND coalesce(back.minor, 0) <> m.amount_minor`,
  },
  {
    name: 'the state of a shipment is the last of its steps',
    slicedBy: 'shipment',
    sql: `SELECT p.id FROM order_parts p
            LEFT JOIN (SELECT DISTINCT ON (part_id) part_id, to_state FROM order_part_steps ORDER BY part_id, id DESC) last
              ON last.part_id = p.id
           WHERE last.to_state IS DISTINCT FROM p.state`,
  },
  {
    name: 'the numbers of orders and payouts, and of the invoices and credit notes of each seller, have no gap',
    isSlow: true,
    sql: `SELECT series, year FROM (SELECT series, lpad((financial_year % 100)::text, 2, '0') AS year, last_number FROM market_counters) c
            FULL JOIN (
              SELECT 'order' AS series, split_part(number, '-', 2) AS year, count(*) AS numbers FROM orders GROUP BY 2
              UNION ALL SELECT 'payout', split_part(number, '-', 2), count(*) FROM payouts GROUP BY 2
              UNION ALL SELECT seller_id::text, left(invoice_number, 2), count(*) FROM order_parts
               WHERE invoice_number IS NOT NULL GROUP BY 1, 2
              UNION ALL SELECT 'credit-note:' || seller_id, split_part(number, '-', 2), count(*) FROM credit_notes GROUP BY 1, 2
            ) given USING (series, year)
           WHERE coalesce(last_number, 0) <> coalesce(numbers, 0)`,
  },
  {
    name: 'an invoice is what its shipment costs, and a credit note is its refund',
    slicedBy: 'shipment',
    sql: `SELECT i.part_id FROM invoices i JOIN order_parts p ON p.id = i.part_id
            LEFT JOIN invoice_lines l ON l.part_id = i.part_id
           GROUP BY i.part_id, p.goods_minor, p.delivery_minor, p.invoice_number
          HAVING coalesce(sum(l.goods_minor), 0) <> p.goods_minor OR coalesce(sum(l.delivery_minor), 0) <> p.delivery_minor
              OR p.invoice_number IS NULL
           UNION ALL
          SELECT n.part_id FROM credit_notes n LEFT JOIN order_refunds r ON r.id = n.refund_id
            LEFT JOIN credit_note_lines l ON l.note_id = n.id
           GROUP BY n.id, n.part_id, n.amount_minor, r.part_id, r.amount_minor
          HAVING (coalesce(sum(l.taxable_minor + l.cgst_minor + l.sgst_minor + l.igst_minor), 0), n.amount_minor, n.part_id)
                 IS DISTINCT FROM (r.amount_minor, r.amount_minor, r.part_id)`,
  },
  {
    name: 'no reservation outlives its time by more than an hour',
    sql: `SELECT o.id FROM orders o JOIN order_parts p ON p.order_id = o.id
           WHERE p.state = 'reserved' AND o.reserved_until < $now - interval '1 hour' GROUP BY o.id`,
  },
  {
    name: 'nobody reviewed a product of their own shop',
    slicedBy: 'product',
    sql: `SELECT r.id FROM product_reviews r JOIN order_lines l ON l.id = r.order_line_id
            JOIN order_parts p ON p.id = l.part_id JOIN orders o ON o.id = p.order_id
            JOIN seller_profiles s ON s.id = p.seller_id
           WHERE s.user_id IN (o.user_id, r.user_id) OR s.notice_email IN (lower(o.email), o.phone)`,
  },
]
