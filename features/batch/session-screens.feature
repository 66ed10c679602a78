Feature: The screens for smart sessions
  A visitor who has given a site permissions sees them in plain words, with their expiry, and can revoke them at any time.

  Background:
    Given the dapp sets "session service" to "yes"

  @S1.6
  Scenario: If smart sessions are turned off, nothing links to them
    Given a visitor connected with Harbor
    When the visitor opens the modal
    Then the Account screen is shown
    And there is no button "Smart sessions"

  @S7.6
  Scenario: A permission is described in words, and revoked once the visitor confirms
    Given the dapp sets "feature smartSessions" to "yes"
    And a visitor connected with Harbor
    And the visitor opens the modal
    When the visitor chooses "Smart sessions"
    Then the visitor sees "No active sessions"

    When the dapp asks for an allowance of "0.1" ether a day
    And Harbor approves
    Then the dapp is answered "yes"
    And the Session created screen is shown
    And the visitor sees "Smart session created"

    When the visitor chooses "View your sessions"
    And the visitor chooses "Slipway"
    Then the visitor sees "Spend up to 0.1 ETH every day"

    When the visitor chooses "Revoke"
    Then the visitor sees "End this session?"
    When the visitor chooses "Keep it"
    And the visitor chooses "Revoke"
    And the visitor sees "End this session?"
    And the visitor chooses "Revoke"
    And Harbor rejects
    Then the visitor sees "You declined in Harbor. The session is still active."

    When the visitor chooses "Revoke"
    And the visitor sees "End this session?"
    And the visitor chooses "Revoke"
    And Harbor approves
    Then the visitor sees "The site can no longer act for you."
    When the visitor goes back
    Then the visitor sees "No active sessions"
    When the visitor chooses "Revoked"
    Then "Slipway" can be chosen
    When the dapp asks for the smart sessions
    Then the answer is 1 smart session, 1 of them revoked

  Scenario: Loading the list can be retried after a failure
    Given the dapp sets "feature smartSessions" to "yes"
    And the dapp sets "blockchain service" to "failing@sessions"
    And a visitor connected with Harbor
    And the visitor opens the modal
    When the visitor chooses "Smart sessions"
    Then the visitor sees "Couldn’t load smart sessions"
    When the dapp sets "blockchain service" to "fine"
    And the visitor chooses "Try again"
    Then the visitor sees "No active sessions"
