-- What the law asks to keep becomes blank on its day. These rows are append-only until then: the job that expires them
-- (`expireRows`) says so for its transaction. No transfer, posting or seal of the ledger expires.
DROP TRIGGER invoices_append_only ON invoices;
--> statement-breakpoint
CREATE TRIGGER invoices_append_only BEFORE UPDATE ON invoices
  FOR EACH ROW WHEN (current_setting('diya.expiring', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION invoices_refuse_change();
--> statement-breakpoint
DROP TRIGGER order_part_steps_append_only ON order_part_steps;
--> statement-breakpoint
CREATE TRIGGER order_part_steps_append_only BEFORE UPDATE ON order_part_steps
  FOR EACH ROW WHEN (current_setting('diya.expiring', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION order_part_steps_refuse_change();
--> statement-breakpoint
DROP TRIGGER case_statements_append_only ON case_statements;
--> statement-breakpoint
CREATE TRIGGER case_statements_append_only BEFORE UPDATE ON case_statements
  FOR EACH ROW WHEN (current_setting('diya.expiring', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION case_statements_refuse_change();
--> statement-breakpoint
DROP TRIGGER payout_lines_forward_only ON payout_lines;
--> statement-breakpoint
CREATE TRIGGER payout_lines_forward_only BEFORE UPDATE ON payout_lines
  FOR EACH ROW WHEN (current_setting('diya.expiring', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION payout_lines_refuse_change();
--> statement-breakpoint
DROP TRIGGER seller_holds_decided_once ON seller_holds;
--> statement-breakpoint
CREATE TRIGGER seller_holds_decided_once BEFORE UPDATE ON seller_holds
  FOR EACH ROW WHEN (current_setting('diya.expiring', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION seller_holds_refuse_change();
--> statement-breakpoint
DROP TRIGGER campaign_payees_stay ON campaign_payees;
--> statement-breakpoint
CREATE TRIGGER campaign_payees_stay BEFORE UPDATE ON campaign_payees
  FOR EACH ROW WHEN (current_setting('diya.expiring', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION campaign_payees_refuse_change();
--> statement-breakpoint
DROP TRIGGER campaign_tranches_forward_only ON campaign_tranches;
--> statement-breakpoint
CREATE TRIGGER campaign_tranches_forward_only BEFORE UPDATE ON campaign_tranches
  FOR EACH ROW WHEN (current_setting('diya.expiring', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION campaign_tranches_refuse_change();
--> statement-breakpoint
DROP TRIGGER campaign_documents_stay ON campaign_documents;
--> statement-breakpoint
CREATE TRIGGER campaign_documents_stay BEFORE UPDATE ON campaign_documents
  FOR EACH ROW WHEN (current_setting('diya.expiring', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION campaign_documents_refuse_change();
--> statement-breakpoint
DROP TRIGGER campaign_checks_stay ON campaign_checks;
--> statement-breakpoint
CREATE TRIGGER campaign_checks_stay BEFORE UPDATE ON campaign_checks
  FOR EACH ROW WHEN (current_setting('diya.expiring', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION campaign_checks_refuse_change();
--> statement-breakpoint
DROP TRIGGER campaign_returns_forward_only ON campaign_returns;
--> statement-breakpoint
CREATE TRIGGER campaign_returns_forward_only BEFORE UPDATE OR DELETE ON campaign_returns
  FOR EACH ROW WHEN (current_setting('diya.expiring', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION campaign_returns_refuse_change();
--> statement-breakpoint
DROP TRIGGER contribution_returns_append_only ON contribution_returns;
--> statement-breakpoint
CREATE TRIGGER contribution_returns_append_only BEFORE UPDATE OR DELETE ON contribution_returns
  FOR EACH STATEMENT WHEN (current_setting('diya.expiring', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION giving_refuse_change();
--> statement-breakpoint
DROP TRIGGER audit_log_append_only ON audit_log;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT WHEN (current_setting('diya.expiring', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION audit_log_refuse_change();
