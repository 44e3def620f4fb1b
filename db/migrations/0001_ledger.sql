CREATE TRIGGER token_ledger_moves_tokens AFTER INSERT ON token_ledger
BEGIN
  UPDATE users SET tokens = tokens + NEW.delta WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER token_ledger_is_never_changed BEFORE UPDATE ON token_ledger
BEGIN
  SELECT RAISE(ABORT, 'the token ledger is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER token_ledger_is_never_shortened BEFORE DELETE ON token_ledger
BEGIN
  SELECT RAISE(ABORT, 'the token ledger is append-only');
END;
